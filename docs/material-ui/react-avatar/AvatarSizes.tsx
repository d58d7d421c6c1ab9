import MicIcon from '@mui/icons-material/Mic';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarSizes() {
  return (
    <Stack spacing={2} aria-hidden>
      {(['circular', 'rounded', 'square'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          {[24, 40, 56].map((size) => (
            <Avatar
              key={size}
              variant={variant}
              sx={{
                width: size,
                height: size,
                fontSize: size / 2,
                bgcolor: 'secondary.main',
                color: 'secondary.contrastText',
              }}
            >
              {size === 40 ? <MicIcon /> : 'T'}
            </Avatar>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
