import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const TicketButton = styled(Button)(({ theme }) => ({
  transition: theme.transitions.create('transform', {
    duration: theme.transitions.duration.shorter,
  }),
  '&:hover, &:focus-visible': { transform: 'scale(1.1)' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function MovingTicket() {
  return <TicketButton variant="contained">Buy a ticket</TicketButton>;
}
