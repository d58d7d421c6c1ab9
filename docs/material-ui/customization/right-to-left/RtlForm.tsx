import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const theme = createTheme({ direction: 'rtl' });

export default function RtlForm() {
  const [cache] = React.useState(() =>
    createCache({ key: 'form-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Stack
          component="form"
          dir="rtl"
          lang="ar"
          aria-label="البحث عن رحلة"
          onSubmit={(event) => event.preventDefault()}
          spacing={2}
          sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
        >
          <TextField label="من" defaultValue="القاهرة" fullWidth />
          <TextField
            label="وزن الأمتعة"
            defaultValue="23"
            fullWidth
            slotProps={{
              htmlInput: { inputMode: 'numeric' },
              input: { endAdornment: <InputAdornment position="end">كغ</InputAdornment> },
            }}
          />
          <Button type="submit" variant="contained" startIcon={<SearchIcon />}>
            ابحث عن رحلة
          </Button>
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
