import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR } from '@mui/x-date-pickers/locales/ptBR';
import { zhCN } from '@mui/x-date-pickers/locales/zhCN';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/zh-cn';

/** The calendar's names and labels in languages of the site. Others have those of English. */
const LANGUAGES: Readonly<Record<string, { readonly adapterLocale: string } & typeof zhCN>> = {
  pt: { adapterLocale: 'pt-br', ...ptBR },
  zh: { adapterLocale: 'zh-cn', ...zhCN },
};

/** A calendar. Its days are fixed: the server's markup is older than the reader's day. */
export default function Delivery() {
  const { adapterLocale, components } = LANGUAGES[useDocusaurusContext().i18n.currentLocale] ?? {};
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={adapterLocale}
      localeText={components?.MuiLocalizationProvider.defaultProps.localeText}
    >
      <DateCalendar
        defaultValue={dayjs('2024-09-18')}
        views={['day']}
        disableHighlightToday
        reduceAnimations
        sx={{
          inlineSize: '100%',
          maxInlineSize: 320,
          // They fade in, and would be missing in the server's markup.
          '& .MuiPickersArrowSwitcher-root': { opacity: '1 !important' },
        }}
      />
    </LocalizationProvider>
  );
}
