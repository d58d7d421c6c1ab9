import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';

const NAVIGATION: Navigation = [{ title: 'House rules' }];

export default function NarrowPage() {
  return (
    <AppProvider navigation={NAVIGATION}>
      <PageContainer maxWidth="xs">
        <Typography>
          Wash your hands, tie your hair back, and taste with a clean spoon. Tell the cook about
          every cut.
        </Typography>
      </PageContainer>
    </AppProvider>
  );
}
