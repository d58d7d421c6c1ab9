import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, styled } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 20 } },
    },
    MuiCardHeader: {
      defaultProps: { titleTypographyProps: { variant: 'subtitle1' } },
      styleOverrides: { root: { padding: 20, paddingBottom: 0 } },
    },
    MuiCardContent: {
      styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } },
    },
  },
});

const DashedCard = styled(Card)(({ theme }) => ({
  borderStyle: 'dashed',
  borderColor: (theme.vars || theme).palette.text.secondary,
}));

export default function ThemedCards() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          width: '100%',
          maxWidth: 480,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr' },
        }}
      >
        <Card>
          <CardHeader title="Delivery" />
          <CardContent>
            <Typography variant="body2">Wednesdays, 9 AM to noon, free from $30</Typography>
          </CardContent>
        </Card>
        <DashedCard>
          <CardHeader title="Gift note" />
          <CardContent>
            <Typography variant="body2">Add a few words, and we hide the prices.</Typography>
          </CardContent>
        </DashedCard>
      </Box>
    </ThemeProvider>
  );
}
