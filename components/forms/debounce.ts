/** Does the last thing that was asked for, once nothing else has been for so long; nothing after the end. */
export function debounce(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  return {
    ask(act: () => void) {
      end();
      timer = setTimeout(act, ms);
    },
    end,
  };
}
