import { paths } from '../../config/paths.ts';
import { provider } from '../../config/provider.ts';

/** Where customers get the data-processing agreement. */
export function ProcessingAgreement() {
  return provider.dpaUrl === null ? (
    <>
      The data-processing agreement is available on request: write to us through the{' '}
      <a href={paths.contact.to()}>contact page</a>.
    </>
  ) : (
    <>
      It is our <a href={provider.dpaUrl}>data-processing agreement</a>.
    </>
  );
}
