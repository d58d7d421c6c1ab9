import { styled } from '@mui/material/styles';

const Decks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

export default function DeckPlan() {
  return (
    <Decks>
      <span>Deck 3: cars</span>
      <span>Deck 4: cabins</span>
    </Decks>
  );
}
