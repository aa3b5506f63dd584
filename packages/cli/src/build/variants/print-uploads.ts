import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { Network } from '@spinreel/exporters/network';
import { planUploads } from '@spinreel/variants/builds/plan-uploads';
import type { CliIo } from '../../command.ts';

/** Prints into how many ad groups the files of a network go, and what it asks for. Networks without known rules are left out. */
export function printUploads(options: {
  files: readonly { readonly network: string; readonly language: string }[];
  networks: readonly Network[];
  io: Pick<CliIo, 'print'>;
}): void {
  const { files, networks, io } = options;
  for (const { network, groups } of planUploads(files, networks)) {
    const { label, uploads } = network;
    const { group, questions } = uploads;
    const count = groups.reduce((sum, each) => sum + each.files.length, 0);
    if (group !== null)
      io.print(
        `${label}: ${writeCount(count, 'file')} in ${writeCount(groups.length, group.name)}, one language in each. Each takes ${writeCount(group.maxFiles, 'file')}.`,
      );
    if (questions.length > 0)
      io.print(
        `${label} asks for ${questions.map(({ text }) => text).join(', ')} at the upload of each file.`,
      );
  }
}
