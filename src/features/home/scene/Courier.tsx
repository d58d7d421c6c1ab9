import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { t } from '../texts';
import { useState } from 'react';

const STOPS = 8;

/** A delivery on its way, in Joy UI. */
export default function Courier() {
  const [done, setDone] = useState(5);
  return (
    <Stack sx={{ inlineSize: '100%', gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Avatar color="primary" variant="solid">
          {'IM'}
        </Avatar>
        <Box sx={{ flex: 1 }}>
          <Typography level="title-md" component="p">
            {'Ines Moura'}
          </Typography>
          <Typography level="body-sm" component="p">
            <bdi>{t('home.scene.stops', { done, all: STOPS })}</bdi>
          </Typography>
        </Box>
        <Chip color={done === STOPS ? 'success' : 'primary'} variant="soft">
          {done === STOPS ? t('home.scene.arrived') : t('home.scene.underway')}
        </Chip>
      </Stack>
      <LinearProgress determinate value={(done / STOPS) * 100} aria-label={t('home.scene.route')} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="sm" onClick={() => setDone(done === STOPS ? 0 : done + 1)}>
          {t('home.scene.nextStop')}
        </Button>
        <Button size="sm" variant="soft" color="neutral" onClick={() => setDone(0)}>
          {t('home.scene.restart')}
        </Button>
      </Stack>
    </Stack>
  );
}
