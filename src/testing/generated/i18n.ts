const localeConfig = (htmlLang: string, label: string) => ({
  label,
  direction: 'ltr',
  htmlLang,
  calendar: 'gregory',
  path: htmlLang,
});

const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'zh', 'pt'],
  currentLocale: 'en',
  path: 'i18n',
  localeConfigs: {
    en: localeConfig('en', 'English'),
    zh: localeConfig('zh-CN', '中文'),
    pt: localeConfig('pt-BR', 'Português'),
  },
};

export default i18n;
