import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function RichTooltip() {
  return (
    <Tooltip
      describeChild
      title={
        <React.Fragment>
          <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
            Berg family
          </Typography>
          2.4 ha, valued at <strong>$86,000</strong>
        </React.Fragment>
      }
    >
      <Button variant="outlined" href="/parcels/118">
        Parcel 118
      </Button>
    </Tooltip>
  );
}
