import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { t } from '../texts';

export default function MaterialPart() {
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'center' }}>
      <Rating defaultValue={4} aria-label={t('home.shelf.rating')} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained">{t('home.shelf.accept')}</Button>
        <Button variant="outlined">{t('home.shelf.later')}</Button>
      </Stack>
    </Stack>
  );
}
