import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

export default function TodayPage() {
  return (
    <PageContainer>
      <Typography>Three bikes go out today.</Typography>
    </PageContainer>
  );
}
