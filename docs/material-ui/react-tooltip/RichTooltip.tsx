import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const parcels = [
  { name: 'Parcel 118', owner: 'Berg family', area: '2.4 ha', value: '$86,000' },
  { name: 'Parcel 119', owner: 'Village council', area: '0.9 ha', value: '$31,500' },
];

export default function RichTooltip() {
  const [chosen, setChosen] = React.useState('Parcel 118');

  return (
    <Stack direction="row" spacing={1}>
      {parcels.map(({ name, owner, area, value }) => (
        <Tooltip
          key={name}
          describeChild
          title={
            <React.Fragment>
              <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                {owner}
              </Typography>
              {area}, valued at {value}
            </React.Fragment>
          }
        >
          <Button
            variant={name === chosen ? 'contained' : 'outlined'}
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            {name}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
