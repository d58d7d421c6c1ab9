import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

interface FareProps {
  soldOut?: boolean;
}

const Fare = styled(Typography, {
  shouldForwardProp: (prop) => prop !== 'soldOut',
})<FareProps>(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  variants: [{ props: { soldOut: true }, style: { textDecoration: 'line-through' } }],
}));

export default function FareList() {
  return (
    <Stack>
      <Fare>Deck seat, 18 euros</Fare>
      <Fare soldOut>Cabin, 54 euros (sold out)</Fare>
    </Stack>
  );
}
