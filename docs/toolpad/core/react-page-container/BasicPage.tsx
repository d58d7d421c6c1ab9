import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';

const NAVIGATION: Navigation = [{ title: 'Menus' }, { segment: 'suppliers', title: 'Suppliers' }];

export default function BasicPage() {
  return (
    <AppProvider navigation={NAVIGATION}>
      <PageContainer>
        <Typography>Lentil soup and apple crumble are on Monday.</Typography>
      </PageContainer>
    </AppProvider>
  );
}
