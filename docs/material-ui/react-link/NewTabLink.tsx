import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function NewTabLink() {
  return (
    <Typography sx={{ maxWidth: 400 }}>
      You are reporting an injured bird. Compare it with the{' '}
      <Link
        href="https://birds.example/waders"
        target="_blank"
        rel="noreferrer"
        sx={{ whiteSpace: 'nowrap' }}
      >
        guide to waders{' '}
        <OpenInNewIcon
          titleAccess="opens in a new tab"
          sx={{ fontSize: '1em', verticalAlign: '-0.15em' }}
        />
      </Link>
      . Your report stays open here.
    </Typography>
  );
}
