import Typography from '@mui/material/Typography';

export function OrdersPage() {
  return <Typography>Two orders are open.</Typography>;
}
