import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [{ title: 'Loans' }, { segment: 'books', title: 'Books' }];

function HelpLink() {
  return (
    <Tooltip title="Help">
      <IconButton href="/help">
        <HelpOutlineIcon />
      </IconButton>
    </Tooltip>
  );
}

export default function HeaderActions() {
  return (
    <AppProvider branding={{ title: 'Library' }} navigation={NAVIGATION}>
      <DashboardLayout slots={{ toolbarActions: HelpLink }}>
        <Typography sx={{ p: 3 }}>Twelve books are due today.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
