import { paths } from '../../config/paths.ts';
import styles from './breadcrumbs.module.css';

/** The path from the front page to this page. */
export function Breadcrumbs({ here }: { here: string }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol>
        <li>
          <a href={paths.home.to()}>Home</a>
        </li>
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
