import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { primary: { softBg: '#eef6ff', softBorder: '#8cb8ec' } } },
    dark: { palette: { primary: { softBg: '#071a30', softBorder: '#1f5a9c' } } },
  },
});

export default function VariantTokens() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="soft">Audio guide</Button>
        <Chip variant="soft" color="primary">
          Free on Sundays
        </Chip>
      </Stack>
    </CssVarsProvider>
  );
}
