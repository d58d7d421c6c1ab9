import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function BasicMediaQuery() {
  const wide = useMediaQuery('(min-width: 900px)');

  return (
    <Alert severity="info">
      {wide ? 'The map is beside the list of stations.' : 'The map is behind a button.'}
    </Alert>
  );
}
