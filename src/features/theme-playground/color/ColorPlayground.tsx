import { ReactCodeBlock } from '@site/src/features/code';
import { containedTool } from '@site/src/features/panels';
import { useThemeSettings, useThemeSettingsDispatch } from '@site/src/prefs';
import Button from '@site/src/ui/Button';
import { useState, type FormEvent } from 'react';
import shared from '../playground.module.css';
import { StatusMessage, useStatus } from '../StatusMessage';
import { ColorEditor } from './ColorEditor';
import { INTENTS, mainColors, type Intent } from './intents';
import { parseColorInput } from '@site/src/site/colorInput';
import styles from './styles.module.css';
import { themeSnippet } from './themeSnippet';
import { t } from '../texts';

/** A colour that was entered but not applied. */
interface Draft {
  readonly text: string;
  /** Last valid colour, as `#rrggbb`. */
  readonly color: string;
}

/**
 * Sets the primary and secondary colours of all Material UI demos (see `src/prefs`), starting from
 * the stored ones, and copies a theme with them.
 */
export const ColorPlayground = containedTool(function ColorPlayground() {
  const { paletteColors } = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  const [drafts, setDrafts] = useState<Partial<Record<Intent, Draft>>>({});
  // Set when an invalid colour was applied, until it is edited.
  const [rejected, setRejected] = useState<Intent>();
  const status = useStatus();

  const remembered = mainColors(paletteColors);
  const draftOf = (intent: Intent): Draft =>
    drafts[intent] ?? { text: remembered[intent], color: remembered[intent] };
  const colors = { primary: draftOf('primary').color, secondary: draftOf('secondary').color };

  const edit = (intent: Intent, text: string) => {
    const color = parseColorInput(text) ?? draftOf(intent).color;
    setDrafts((before) => ({ ...before, [intent]: { text, color } }));
    setRejected(undefined);
    status.clear();
  };

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid = INTENTS.find((intent) => !parseColorInput(draftOf(intent).text));
    if (invalid) {
      setRejected(invalid);
      event.currentTarget.querySelector<HTMLInputElement>(`#${invalid}`)?.focus();
      return;
    }
    dispatch({
      type: 'CHANGE',
      payload: {
        paletteColors: { primary: { main: colors.primary }, secondary: { main: colors.secondary } },
      },
    });
    setDrafts({});
    status.say(t('playground.color.applied'));
  };

  const reset = () => {
    dispatch({ type: 'RESET_COLORS' });
    setDrafts({});
    setRejected(undefined);
    status.say(t('playground.color.resetDone'));
  };

  return (
    <div className={shared.playground} data-no-markdown="">
      <form onSubmit={apply} noValidate>
        <div className={styles.editors}>
          {INTENTS.map((intent) => (
            <ColorEditor
              key={intent}
              intent={intent}
              text={draftOf(intent).text}
              color={colors[intent]}
              rejected={rejected === intent}
              onChange={(text) => edit(intent, text)}
            />
          ))}
        </div>
        <div className={shared.actions}>
          <Button type="submit" primary>
            {t('playground.color.set')}
          </Button>
          <Button onClick={reset}>{t('playground.color.reset')}</Button>
          <StatusMessage status={status} />
        </div>
      </form>
      <ReactCodeBlock
        className={styles.snippet}
        language="ts"
        title={t('playground.color.snippet')}
        code={themeSnippet(colors)}
      />
    </div>
  );
});
