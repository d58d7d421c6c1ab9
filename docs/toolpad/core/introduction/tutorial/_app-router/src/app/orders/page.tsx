import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

export const metadata = { title: 'Orders' };

export default function OrdersPage() {
  return (
    <PageContainer>
      <Typography>Two orders are open.</Typography>
    </PageContainer>
  );
}
