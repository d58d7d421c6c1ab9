import Link from '@docusaurus/Link';
import type {
  PlaygroundData,
  PlaygroundState,
  PlaygroundValue,
} from '@site/plugins/content/playgrounds/contract';
import { t } from '@site/src/features/locale';
import { ChoiceField } from './ChoiceField';
import styles from './controls.module.css';
import { TypedField } from './TypedField';

interface PlaygroundControlsProps {
  readonly playground: PlaygroundData;
  readonly state: PlaygroundState;
  readonly onChange: (prop: string, value: PlaygroundValue | undefined) => void;
  readonly onReset: () => void;
}

/** The controls of a playground, one per prop. */
export function PlaygroundControls({
  playground: { component, controls, apiPage },
  state,
  onChange,
  onReset,
}: PlaygroundControlsProps) {
  return (
    <div
      role="group"
      aria-label={t('componentPlayground.controls', { component })}
      className={styles.controls}
    >
      <div className={styles.head}>
        <Link to={apiPage}>{t('componentPlayground.api', { component })}</Link>
        <button type="button" className={styles.reset} onClick={onReset}>
          {t('componentPlayground.reset')}
        </button>
      </div>
      {controls.map((control) => {
        const { prop } = control;
        const field = {
          value: state[prop],
          onChange: (value: PlaygroundValue | undefined) => onChange(prop, value),
        };
        return control.kind === 'choice' ? (
          <ChoiceField key={prop} control={control} {...field} />
        ) : (
          <TypedField key={prop} control={control} {...field} />
        );
      })}
    </div>
  );
}
