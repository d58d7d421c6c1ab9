import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';

const NAVIGATION: Navigation = [{ title: 'Allergies' }];

export default function OneAction() {
  return (
    <AppProvider navigation={NAVIGATION}>
      <PageContainer
        slotProps={{ toolbar: { children: <Button href="/allergies/print">Print</Button> } }}
      >
        <Typography>Four children eat no nuts.</Typography>
      </PageContainer>
    </AppProvider>
  );
}
