import releases from '@generated/releases/default/latestReleases.json';
import styles from './styles.module.css';

/** The documented release of every package. */
export default function Releases() {
  return (
    <ul className={styles.releases}>
      {releases.map(({ title, link, date }) => (
        <li key={title}>
          <a href={link} className={styles.release}>
            {title}
          </a>
          {date !== undefined && <span className={styles.date}>{date}</span>}
        </li>
      ))}
    </ul>
  );
}
