import ChildCareIcon from '@mui/icons-material/ChildCare';
import GroupsIcon from '@mui/icons-material/Groups';
import PersonIcon from '@mui/icons-material/Person';
import Grid2 from '@mui/material/Grid2';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tickets = [
  { Icon: PersonIcon, name: 'Adults', text: 'From age 16, any show of the day', price: '$14.00' },
  { Icon: ChildCareIcon, name: 'Children', text: 'Ages 4 to 15, with an adult', price: '$8.50' },
  {
    Icon: GroupsIcon,
    name: 'Families',
    text: 'Two adults and all their children',
    price: '$36.00',
  },
];

export default function TicketPrices() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, color: 'text.primary' }}>
      {tickets.map(({ Icon, name, text, price }) => (
        <Grid2 key={name} container spacing={2} wrap="nowrap" sx={{ alignItems: 'center' }}>
          <Grid2 size="auto" sx={{ display: 'flex' }}>
            <Icon color="primary" />
          </Grid2>
          <Grid2 size="grow">
            <Typography variant="subtitle2" component="div" noWrap>
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {text}
            </Typography>
          </Grid2>
          <Grid2 size={3} sx={{ textAlign: 'end' }}>
            {price}
          </Grid2>
        </Grid2>
      ))}
    </Stack>
  );
}
