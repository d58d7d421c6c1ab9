import releases from '@generated/releases/default/latestReleases.json';
import type { LatestRelease } from '@site/plugins/output/releases/contract';
import styles from './styles.module.css';

/** The documented release of every package. */
export default function Releases() {
  return (
    <ul className={styles.releases}>
      {(releases as readonly LatestRelease[]).map(({ title, link, date }) => (
        <li key={title}>
          <a href={link} className={styles.release}>
            {title}
          </a>
          {date && <span className={styles.date}>{date}</span>}
        </li>
      ))}
    </ul>
  );
}
