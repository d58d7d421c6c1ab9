import { styled, ThemeProvider, createTheme } from '@mui/system';

const Seat = styled('div', { name: 'RailSeat', slot: 'Root' })({
  width: 'fit-content',
  padding: '8px 16px',
  border: '1px solid',
});

const theme = createTheme({
  components: {
    RailSeat: { styleOverrides: { root: { borderRadius: 12, borderWidth: 3 } } },
  },
});

export default function ThemedSeat() {
  return (
    <ThemeProvider theme={theme}>
      <Seat>Coach 7, seat 42</Seat>
    </ThemeProvider>
  );
}
