import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { t } from '../texts';
import { useState } from 'react';

export default function JoyPart() {
  const [quiet, setQuiet] = useState(true);
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'center' }}>
      <Typography
        component="label"
        endDecorator={
          <Switch checked={quiet} onChange={({ target }) => setQuiet(target.checked)} />
        }
        sx={{ gap: 1 }}
      >
        {t('home.shelf.quiet')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="solid">{t('home.shelf.accept')}</Button>
        <Button variant="soft">{t('home.shelf.later')}</Button>
      </Stack>
    </Stack>
  );
}
