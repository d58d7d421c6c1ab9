import { t, tNodes } from './texts';

const COMMAND = 'npm run translations --';
const PAGE = 'material-ui/react-tabs --locale zh';

const command = (option: string) => <code>{`${COMMAND} ${option}`}</code>;

/** The way of a translation, in four steps. */
export function HowToTranslate() {
  return (
    <>
      <h2>{t('translations.how')}</h2>
      <ol>
        <li>{tNodes('translations.start', { command: command(`--start ${PAGE}`) })}</li>
        <li>{t('translations.translate')}</li>
        <li>{tNodes('translations.check', { command: command('--check') })}</li>
        <li>
          {tNodes('translations.update', {
            diff: command(`--diff ${PAGE}`),
            accept: command(`--accept ${PAGE}`),
          })}
        </li>
      </ol>
    </>
  );
}
