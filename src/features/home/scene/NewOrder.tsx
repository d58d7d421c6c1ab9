import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '../texts';
import { useId, useState } from 'react';

const ROASTS = ['light', 'medium', 'dark'] as const;

/** A form of Material UI. */
export default function NewOrder() {
  const sliderId = useId();
  const [roast, setRoast] = useState<string>('medium');
  const [kilos, setKilos] = useState(12);
  const [saved, setSaved] = useState(false);
  return (
    <Stack
      component="form"
      noValidate
      sx={{ inlineSize: '100%', gap: 2 }}
      onChange={() => setSaved(false)}
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(true);
      }}
    >
      <TextField label={t('home.scene.customer')} defaultValue="Café Linde" fullWidth />
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={t('home.scene.roast')}
        value={roast}
        onChange={(_event, chosen: string | null) => setRoast(chosen ?? roast)}
      >
        {ROASTS.map((name) => (
          <ToggleButton key={name} value={name}>
            {t(`home.scene.roasts.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div>
        <Typography id={sliderId} variant="body2">
          {t('home.scene.kilos', { kilos })}
        </Typography>
        <Slider
          aria-labelledby={sliderId}
          value={kilos}
          min={1}
          max={40}
          onChange={(_event, value) => setKilos(Number(value))}
        />
      </div>
      <FormControlLabel control={<Switch defaultChecked />} label={t('home.scene.weekly')} />
      <Button type="submit" variant="contained">
        {saved ? t('home.scene.saved') : t('home.scene.save')}
      </Button>
    </Stack>
  );
}
