import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';

export default function ButtonBadge() {
  return (
    <Badge badgeContent={3} color="secondary" slotProps={{ badge: { 'aria-hidden': true } }}>
      <Button variant="outlined" href="/proofs" aria-label="Proofs, 3 to read">
        Proofs
      </Button>
    </Badge>
  );
}
