const localeConfig = (htmlLang: string, label: string, baseUrl: string) => ({
  label,
  direction: 'ltr',
  htmlLang,
  calendar: 'gregory',
  path: htmlLang,
  url: 'https://docs.example',
  baseUrl,
});

const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'zh', 'pt'],
  currentLocale: 'en',
  path: 'i18n',
  localeConfigs: {
    en: localeConfig('en', 'English', '/'),
    zh: localeConfig('zh-CN', '中文', '/zh/'),
    pt: localeConfig('pt-BR', 'Português', '/pt/'),
  },
};

export default i18n;
