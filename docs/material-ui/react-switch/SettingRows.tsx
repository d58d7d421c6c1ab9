import * as React from 'react';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const settings = [
  { id: 'mist', label: 'Mist at noon', help: 'Two minutes, from May to September' },
  { id: 'wind', label: 'Close in strong wind', help: 'Vents shut above 30 miles per hour' },
  { id: 'night', label: 'Quiet at night', help: 'No fans between 10 PM and 6 AM' },
];

export default function SettingRows() {
  const rowsId = React.useId();
  const [on, setOn] = React.useState(['wind']);

  return (
    <Stack divider={<Divider />} sx={{ width: '100%', maxWidth: 380 }}>
      {settings.map(({ id, label, help }) => (
        <div key={id}>
          <FormControlLabel
            label={label}
            labelPlacement="start"
            checked={on.includes(id)}
            onChange={(_event, checked) =>
              setOn(checked ? [...on, id] : on.filter((each) => each !== id))
            }
            control={
              <Switch
                edge="end"
                inputProps={{ role: 'switch', 'aria-describedby': `${rowsId}-${id}` }}
              />
            }
            sx={{ display: 'flex', justifyContent: 'space-between', mx: 0, mt: 1 }}
          />
          <Typography
            id={`${rowsId}-${id}`}
            variant="body2"
            sx={{ mt: -0.5, mb: 1.5, marginInlineEnd: 8, color: 'text.secondary' }}
          >
            {help}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
