import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { enUS, frFR, jaJP } from '@mui/material/locale';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const themes = {
  en: createTheme({}, enUS),
  fr: createTheme({}, frFR),
  ja: createTheme({}, jaJP),
};

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<keyof typeof themes>('fr');
  const [page, setPage] = React.useState(0);
  const id = React.useId();

  return (
    <ThemeProvider theme={themes[language]}>
      <Stack spacing={1}>
        <TextField
          select
          id={id}
          size="small"
          label="Language"
          value={language}
          onChange={(event) => setLanguage(event.target.value as keyof typeof themes)}
        >
          <MenuItem value="en">English</MenuItem>
          <MenuItem value="fr">Français</MenuItem>
          <MenuItem value="ja">日本語</MenuItem>
        </TextField>
        <TablePagination
          lang={language}
          component="div"
          count={112}
          page={page}
          rowsPerPage={10}
          rowsPerPageOptions={[10]}
          onPageChange={(_event, next) => setPage(next)}
        />
      </Stack>
    </ThemeProvider>
  );
}
