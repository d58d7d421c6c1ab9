import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@site/src/features/locale';
import { useId, useState } from 'react';

/** A form of Material UI. */
export default function NewOrder() {
  const sliderId = useId();
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
