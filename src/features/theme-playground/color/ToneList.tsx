import styles from './styles.module.css';
import { contrastLevel, formatRatio } from '@site/src/site/textContrast';
import { contrastAsText, tonesOf, type Tone } from './tones';
import { t } from '../texts';

const TEXT_KEYS = {
  white: 'playground.color.whiteText',
  black: 'playground.color.blackText',
} as const satisfies Record<Tone['text'], string>;

const SAMPLE = 'Aa';

/** Colours that a theme derives from `color` (`#rrggbb`), with the contrast of text on them. */
export function ToneList({ color }: { readonly color: string }) {
  const tones = tonesOf(color);
  const asText = contrastAsText(color);
  const ratios = [
    { key: 'playground.color.onMain', ratio: tones.main.ratio },
    { key: 'playground.color.asTextLight', ratio: asText.light },
    { key: 'playground.color.asTextDark', ratio: asText.dark },
  ] as const;

  return (
    <>
      <dl className={styles.tones}>
        {[tones.light, tones.main, tones.dark].map((tone) => (
          <div key={tone.name} className={styles.tone}>
            <dt className={styles.toneName}>
              {/* A visual sample, legible or not, so it is hidden from assistive technology. */}
              <span
                aria-hidden="true"
                className={styles.sample}
                style={{ backgroundColor: tone.color }}
                data-text={tone.text}
              >
                {SAMPLE}
              </span>
              <span>{tone.name}</span>
            </dt>
            <dd dir="ltr">{tone.color}</dd>
            <dd className={styles.toneText}>
              {t(TEXT_KEYS[tone.text], { ratio: formatRatio(tone.ratio) })}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.ratios}>
        {ratios.map(({ key, ratio }) => (
          <li key={key} className={styles.ratio}>
            <span>{t(key, { ratio: formatRatio(ratio) })}</span>
            <span className={styles.level} data-level={contrastLevel(ratio)}>
              {t(`playground.color.levels.${contrastLevel(ratio)}`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
