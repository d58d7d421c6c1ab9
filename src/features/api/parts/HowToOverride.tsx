import type { ApiComponentPage } from '@site/plugins/content/api-reference/contract';
import { t, tNodes } from '../texts';

type HowToOverrideProps = Pick<ApiComponentPage, 'classes' | 'themeName'>;

/** Explains how to use the class names of the table. */
export function HowToOverride({ page: { classes, themeName } }: { page: HowToOverrideProps }) {
  const example = classes.find(({ global }) => !global) ?? classes[0];
  if (!example) return null;
  return (
    <>
      <p>{t('api.override')}</p>
      <ul>
        <li>
          {tNodes('api.overrideGlobal', {
            className: <code dir="ltr">{`.${example.className}`}</code>,
          })}
        </li>
        {themeName !== undefined && (
          <li>
            {tNodes('api.overrideTheme', {
              styleOverrides: <code dir="ltr">{'styleOverrides'}</code>,
              themeName: <code dir="ltr">{themeName}</code>,
            })}
          </li>
        )}
      </ul>
    </>
  );
}
