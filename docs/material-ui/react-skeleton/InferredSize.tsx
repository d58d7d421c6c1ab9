import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function InferredSize() {
  const [loading, setLoading] = React.useState(true);

  const card = (
    <Card variant="outlined" sx={{ width: 280 }}>
      <CardHeader
        avatar={
          <Avatar>
            <AirIcon />
          </Avatar>
        }
        title="Strongest gust"
        subheader="96 km/h at Elk Pass"
      />
    </Card>
  );

  return (
    <Stack spacing={1.5}>
      {loading ? <Skeleton variant="rounded">{card}</Skeleton> : card}
      <FormControlLabel
        control={<Switch checked={loading} onChange={(_event, checked) => setLoading(checked)} />}
        label="Loading"
      />
    </Stack>
  );
}
