import { ThemeProvider as BrandProvider } from '@emotion/react';
import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { THEME_ID, ThemeProvider, createTheme } from '@mui/material/styles';

interface Brand {
  palette: { accent: string };
}

const brand: Brand = { palette: { accent: '#6b21a8' } };
const materialTheme = createTheme({ palette: { primary: { main: '#00695c' } } });

const Ticket = styled('div')`
  padding: 8px 16px;
  color: #fff;
  background: ${({ theme }) => (theme as Brand).palette.accent};
`;

export default function TwoThemes() {
  return (
    <BrandProvider theme={brand}>
      <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Ticket>Day ticket</Ticket>
          <Button variant="contained">Book</Button>
        </Stack>
      </ThemeProvider>
    </BrandProvider>
  );
}
