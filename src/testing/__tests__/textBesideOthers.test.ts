import { RuleTester } from 'eslint';
import { textBesideOthers } from '../../../eslint.text.mjs';

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});

const errors = [{ messageId: 'wrap' }];

tester.run('text has no siblings', textBesideOthers, {
  valid: [
    `<p>{t('a')}</p>`,
    `<p>\n  {t('a')}\n</p>`,
    `<p>{isShown && t('a')}</p>`,
    `<p>{children}<b /></p>`,
    `<p><span>{t('a')}</span> <b /></p>`,
    `<p><b />{' '}<i /></p>`,
    `<p>{isEmpty ? null : <b />}<i /></p>`,
    `<p>{title && <b>{title}</b>}<i /></p>`,
  ],
  invalid: [
    { code: `<p>{t('a')} <b /></p>`, errors },
    { code: `<><b />{label}</>`, errors },
    { code: `<p>{page.title}<b /></p>`, errors },
    { code: '<p>{name}{version && ` ${version}`}</p>', errors: [...errors, ...errors] },
    { code: `<p>{copied ? t('a') : t('b')}<b /></p>`, errors },
    { code: `<p>{label ?? ''}<b /></p>`, errors },
    { code: `<p>{resultCount}{isShown && <b />}</p>`, errors },
  ],
});
