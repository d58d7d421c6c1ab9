import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import styled from 'styled-components';

const Pier = styled.strong`
  color: ${({ theme }) => theme.palette.primary.main};
`;

const RoundButton = styled(Button)`
  && {
    border-radius: 999px;
  }
`;

export function Departure() {
  return (
    <Stack direction="row" spacing={2} sx={{ p: 3, alignItems: 'center' }}>
      <Pier>Pier 4</Pier>
      <RoundButton variant="contained">Board</RoundButton>
    </Stack>
  );
}
