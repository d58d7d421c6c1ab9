import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function BasicMediaQuery() {
  const roomForMap = useMediaQuery('(min-width: 900px)');

  return (
    <Alert severity={roomForMap ? 'success' : 'info'}>
      {roomForMap
        ? 'The map is shown beside the list of stations.'
        : 'The map is behind a button: this window is narrower than 900 pixels.'}
    </Alert>
  );
}
