import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer, PageContainerToolbar } from '@toolpad/core/PageContainer';

const NAVIGATION: Navigation = [{ title: 'Orders' }];

function OrderActions() {
  return (
    <PageContainerToolbar>
      <IconButton aria-label="Download the orders" href="/orders.csv">
        <DownloadIcon />
      </IconButton>
      <Button href="/orders/new" variant="contained">
        Add
      </Button>
    </PageContainerToolbar>
  );
}

export default function OrdersPage() {
  return (
    <AppProvider navigation={NAVIGATION}>
      <PageContainer slots={{ toolbar: OrderActions }}>
        <Typography>Nine suppliers deliver before seven.</Typography>
      </PageContainer>
    </AppProvider>
  );
}
