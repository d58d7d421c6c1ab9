import * as React from 'react';
import FeedIcon from '@mui/icons-material/Feed';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LimitBadge() {
  const [reports, setReports] = React.useState(8);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <Badge badgeContent={reports} max={9} showZero color="secondary">
        <FeedIcon titleAccess="Reports" sx={{ color: 'text.secondary' }} />
      </Badge>
      <Typography role="status" variant="body2">
        Election reports: {reports}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setReports(reports + 1)}>
          File a report
        </Button>
        <Button onClick={() => setReports(0)}>Archive all</Button>
      </Stack>
    </Stack>
  );
}
