import Link from '@docusaurus/Link';
import type {
  PlaygroundData,
  PlaygroundState,
  PlaygroundValue,
} from '@site/plugins/content/playgrounds/contract';
import { writeSearch } from '@site/plugins/content/playgrounds/client/playgroundState';
import { copyToClipboard } from '@site/src/features/code';
import { useIssueUrl } from '@site/src/features/feedback';
import MoreIcon from '@site/src/ui/icons/MoreIcon';
import Menu from '@site/src/ui/Menu';
import showSnackbar from '@site/src/ui/Snackbar';
import { ChoiceField } from './ChoiceField';
import styles from './controls.module.css';
import { TypedField } from './TypedField';
import { t } from './texts';

/** Duration of the message about a copied link, in ms. */
const LINK_COPIED_MS = 3000;

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
  const anchor = `#${component}Playground`;
  const reportUrl = useIssueUrl(anchor);
  const copyLink = async () => {
    const { origin, pathname, search } = window.location;
    const query = writeSearch(component, controls, state, search);
    try {
      await copyToClipboard(origin + pathname + query + anchor);
    } catch {
      return; // Clipboard errors are ignored (spec §8).
    }
    showSnackbar(t('componentPlayground.linkCopied'), { duration: LINK_COPIED_MS });
  };
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
        <Menu
          className={styles.reset}
          aria-label={t('componentPlayground.more')}
          menuLabel={t('componentPlayground.more')}
          alignment="end"
          items={[
            {
              id: 'link',
              label: t('componentPlayground.copyLink'),
              onSelect: () => void copyLink(),
            },
            { id: 'report', label: t('componentPlayground.reportMistake'), href: reportUrl },
          ]}
        >
          <MoreIcon />
        </Menu>
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
