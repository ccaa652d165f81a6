import { __iconNode as IconMicrophone } from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { publicTextProblem } from '../../../../server/domain/core/text/contactData/contactData.input.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useIsBrowser } from '../../../ui/base/useIsBrowser.ts';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { TextArea, type TextAreaProps } from '../../../ui/form/TextArea.tsx';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { useDebounced } from '../useDebounced.ts';

/** Fields for texts that everyone can read. They say while typing what the server would refuse. */

/** The pause in typing after which the text is checked, in milliseconds. */
const pauseMs = 400;

interface PublicText {
  value: string;
  /** Whether it differs from what is stored, which may stay as it is. */
  isChanged: boolean;
}

export function PublicTextField({ isChanged, ...field }: Omit<TextFieldProps, 'notice' | 'value'> & PublicText) {
  return <TextField {...field} notice={useNotice(field.value, isChanged)} />;
}

type PublicArea = Omit<TextAreaProps, 'notice' | 'value'> & PublicText;

export function PublicTextArea({ isChanged, ...area }: PublicArea) {
  return <TextArea {...area} notice={useNotice(area.value, isChanged)} />;
}

function useNotice(value: string, isChanged: boolean): string | null {
  const typed = useDebounced(value, pauseMs);
  const problem = useMemo(() => publicTextProblem(typed), [typed]);
  return isChanged ? problem : null;
}

/** The part of the browser's SpeechRecognition that is used. */
interface Recognition {
  lang: string;
  continuous: boolean;
  onresult: (event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start(): void;
  stop(): void;
  abort(): void;
}

type SpeechWindow = { [Name in 'SpeechRecognition' | 'webkitSpeechRecognition']?: new () => Recognition };

/** Chromium and Safari have it under a name of their own; other browsers have none. */
function recognitionOf({ SpeechRecognition, webkitSpeechRecognition }: SpeechWindow) {
  return SpeechRecognition ?? webkitSpeechRecognition;
}

const refusals = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);

/** A text that can also be spoken, where the browser turns speech into text. */
export function SpokenTextArea({ onText, ...area }: PublicArea & { onText: (text: string) => void }) {
  const [isListening, setListening] = useState(false);
  const [status, setStatus] = useState('');
  const recognition = useRef<Recognition>(null);
  // Words are heard while others are typed.
  const latest = useRef({ value: area.value, onText });
  useEffect(() => {
    latest.current = { value: area.value, onText };
  });
  useEffect(() => () => recognition.current?.abort(), []);

  function listen(Recognizer: new () => Recognition) {
    const heard = new Recognizer();
    recognition.current = heard;
    heard.lang = navigator.language;
    heard.continuous = true;
    heard.onresult = ({ resultIndex, results }) => {
      const said = Array.from(results)
        .slice(resultIndex)
        .map((result) => result[0]?.transcript.trim())
        .join(' ');
      const { value, onText: write } = latest.current;
      write([value.trimEnd(), said].filter(Boolean).join(' '));
      setStatus(`Heard: ${said}`);
    };
    heard.onerror = ({ error }) =>
      setStatus(
        refusals.has(error) ? 'The browser may not use the microphone.' : 'Nothing was heard. Please try again.',
      );
    heard.onend = () => setListening(false);
    heard.start();
    setListening(true);
    setStatus('Listening. Your browser turns what you say into text.');
  }

  const Recognizer = useIsBrowser() ? recognitionOf(window as SpeechWindow) : undefined;
  const button = Recognizer && (
    <Row>
      <Button
        look="secondary"
        size="small"
        leading={<Icon of={IconMicrophone} size={18} />}
        onClick={() => (isListening ? recognition.current?.stop() : listen(Recognizer))}
      >
        {isListening ? 'Stop' : 'Speak'}
        <VisuallyHidden>: {area.label}</VisuallyHidden>
      </Button>
      <span role="status">{status}</span>
    </Row>
  );
  return <PublicTextArea {...area} tools={() => button} />;
}
